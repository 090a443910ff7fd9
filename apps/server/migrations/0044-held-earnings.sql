-- What the next statement takes: of an appointment whose earning is held nothing, also not what was taken back of it,
-- until the team releases it.
drop view earnings_to_state;
create view earnings_to_state as
select earnings.*, greatest(earnings.earned_at, decided_at) as payable_at
from earnings
left join earnings as original on original.appointment_id = earnings.appointment_id and original.kind <> 'reversal'
left join earning_holds on earning_id = original.id
where earnings.statement_id is null and (earning_id is null or decision = 'release');
