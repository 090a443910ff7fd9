import type pg from "pg";
import { type Cards, createCards } from "./cards/cards.ts";
import type { Clock } from "./clock/clock.ts";
import type { Config } from "./config/config.ts";
import { type Database, openDatabase, openPool } from "./database/database.ts";
import { createReplicas, type Replicas } from "./database/replicas.ts";
import { createEvents, type Events } from "./events/events.ts";
import { createFiles, type Files } from "./files/files.ts";
import { createTranslator, type Translator } from "./i18n/translator.ts";
import { createJobs, type Jobs } from "./jobs/jobs.ts";
import type { Log } from "./log/log.ts";
import { createOutbox, type Outbox } from "./mail/outbox.ts";

/** What every feature is given. */
export type Platform = {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  pool: pg.Pool;
  /** Past a pooler, if there is one: for session locks and settings. */
  directPool: pg.Pool;
  /** Only for routes that say so in their contract. */
  replicas: Replicas;
  jobs: Jobs;
  outbox: Outbox;
  files: Files;
  cards: Cards;
  events: Events;
  translator: Translator;
};

/** Creates the platform; nothing runs before its `start`. */
export function createPlatform(config: Config, { log, clock }: { log: Log; clock: Clock }): Platform {
  const { database, pool } = openDatabase(config.database, log);
  const { directUrl: url, isPooled, keepsPrepared, pool: size, replicas } = config.database;
  // Used at the start and let go a second later, so that nobody has to close it.
  const directPool = isPooled
    ? openPool({ url, pool: 2 }, log, { idleTimeoutMillis: 1000, allowExitOnIdle: true })
    : pool;
  const jobs = createJobs({ pool, url, works: config.runsWorker, log });
  return {
    config,
    log,
    clock,
    database,
    pool,
    directPool,
    replicas: createReplicas({ ...replicas, pool: size, isPooled, keepsPrepared }, { database, pool, log }),
    jobs,
    outbox: createOutbox({ jobs, clock, secret: config.secret }),
    files: createFiles(config),
    cards: createCards(config.cards),
    events: createEvents({ database, url, log, clock, secret: config.secret }),
    translator: createTranslator(config.brand),
  };
}
