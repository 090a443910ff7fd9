import { setTimeout as pause } from "node:timers/promises";
import { step } from "@aufwind/scripts/progress.ts";
import { compareWithDatabase } from "./acknowledged-writes.ts";
import { countCharges, makeAppointmentsToCharge } from "./charges.ts";
import { openClock } from "./clock.ts";
import { makeCrowd } from "./crowd.ts";
import { faultsOf, playFaults, recoverySeconds } from "./faults.ts";
import type { Installation } from "./installation.ts";
import { startLoad } from "./load.ts";
import { type Row, RUN_SHARE, scaledToRun } from "./promise.ts";

/** What one of the two web servers carries while the other starts: faults are measured here, not overload. */
const RATE = 30;
const STREAMS = 300;
const CLIENTS = 1500;
const REST = 20;
const BACK_WITHIN = 10;
/** How long charges may take after the last fault: a dead worker's lease, and the provider's answers that were lost. */
const PATIENCE = 180;

/** Everything goes wrong once, during a day with people on it. */
export async function prove(installation: Installation): Promise<Row> {
  const { pool } = installation;
  const rest = scaledToRun(REST, 12);
  const clock = await openClock(installation.folder);
  if (clock)
    await step("Giving the servers a clock that can be turned", async () => {
      for (const program of [...installation.webs, ...installation.workers]) {
        await program.stop();
        await program.start({ env: { ...program.env, ...clock.env } });
      }
    });
  const faults = faultsOf(installation, clock);
  const seconds = faults.reduce((sum, fault) => sum + fault.seconds + rest + 5, 10);
  const crowd = await makeCrowd(installation, scaledToRun(CLIENTS, 300));
  const owing = await makeAppointmentsToCharge(installation, crowd, seconds);
  const sentBefore = installation.mails().length;
  const load = startLoad(installation, { rate: RATE, seconds: 2 * seconds, streams: scaledToRun(STREAMS, 30), crowd });
  await load.begun;
  await pause(5000);
  const played = await playFaults(installation, faults, rest);
  load.stop();
  const result = await load.result;
  await pool.query(
    "update charges set due_at = now() where appointment_id = any($1) and status <> 'paid' and due_at is null",
    [owing],
  );
  let charged = await countCharges(installation, owing);
  for (let left = PATIENCE; left > 0 && charged.never + charged.wrong > 0; left -= 5) {
    await pause(5000);
    charged = await countCharges(installation, owing);
  }
  const compared = await compareWithDatabase(pool, load.acknowledged());
  const mails = installation.mails().slice(sentBefore);
  const twice = mails.length - new Set(mails.map(({ id, to }) => `${id} ${to}`)).size;
  const back = recoverySeconds(played, result.failures);
  for (const [place, { name }] of played.entries()) console.log(`  ${name}: back after ${back[place]?.toFixed(1)} s`);
  const slowest = Math.max(...back);
  const worst = played[back.indexOf(slowest)]?.name ?? "";
  return {
    promise: "faults",
    done: `${played.map(({ name }) => name).join(", ")}, during ${RATE} requests/s with ${scaledToRun(STREAMS, 30)} streams`,
    count: `${played.length} faults, ${result.sent} requests; acknowledged: ${compared.words}; ${owing.length} charges; ${mails.length} mails`,
    lost: `${compared.lost} acknowledged writes; charges: ${charged.twice} double, ${charged.never} missed, ${charged.wrong} wrong in the ledger; ${twice} mails twice; ${result.failures.length} requests failed meanwhile`,
    measured: `slowest back after ${slowest.toFixed(1)} s (${worst})`,
    target: `0 lost, 0 double, 0 twice, back < ${BACK_WITHIN} s`,
    isKept:
      (compared.untried.length === 0 || RUN_SHARE < 0.2) &&
      compared.lost + charged.twice + charged.never + charged.wrong + twice === 0 &&
      slowest < BACK_WITHIN,
  };
}
