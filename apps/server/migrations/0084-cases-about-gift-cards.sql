-- A case can be about a gift card, so that whoever works on it is led to it.
alter table cases drop constraint cases_about_kind_check;
alter table cases add constraint cases_about_kind_check check (
  about_kind in ('appointment', 'payment', 'review', 'message', 'profile', 'document', 'giftCard')
);
update cases set about_kind = 'giftCard', about_id = source_id
where source in ('gift_cards', 'gift_card_refunds') and about_kind is null;
