-- A package can be ended by the team, and by a withdrawal; a case can be about one.
alter table package_purchases
  drop constraint package_purchases_end_cause_check,
  add constraint package_purchases_end_cause_check check (
    end_cause in ('client', 'team', 'withdrawn', 'expired', 'disputed', 'left')
  );
create index package_purchases_bought on package_purchases (bought_at) where bought_at is not null;
alter table cases drop constraint cases_about_kind_check;
alter table cases add constraint cases_about_kind_check check (
  about_kind in ('appointment', 'payment', 'review', 'message', 'profile', 'document', 'giftCard', 'package')
);
