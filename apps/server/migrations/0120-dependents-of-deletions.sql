-- Deleting a row deletes others, or empties a column in them: those are found by an index. For a card that was taken
-- away all charges were read.
create index charges_of_card on charges (card_id) where card_id is not null;
create index package_payments_of_card on package_payments (card_id) where card_id is not null;
create index check_ins_of_goal on check_ins (goal_id) where goal_id is not null;
create index worksheets_of_template on worksheets (template_id) where template_id is not null;
create index content_notices_of_conversation on content_notices (conversation_id) where conversation_id is not null;
create index email_changes_of_session on email_changes (session_id) where session_id is not null;
create index package_purchases_of_package on package_purchases (package_id) where package_id is not null;
create index coaching_packages_of_coach on coaching_packages (coach_id);
create index invitation_opt_outs_of_coach on invitation_opt_outs (coach_id);
create index reviews_of_coach on reviews (coach_id);
create index waiting_list_places_of_coach on waiting_list_places (coach_id);
