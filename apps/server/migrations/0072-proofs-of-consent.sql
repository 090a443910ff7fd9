-- Which words somebody agreed to, and in which language: a proof that names neither proves little. All so far read the
-- words of November 2026.
alter table subscriptions add column text_version text not null default '2026-11';
alter table consent_proofs
  add column text_version text not null default '2026-11',
  -- Unknown of those who left before it was kept.
  add column locale text check (locale in ('en', 'de'));
