import * as contract from "@aufwind/contract/goals";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { checkIn, deleteCheckIn, setInvited } from "./check-in-commands.ts";
import { changeGoal, createGoal, deleteGoal, setState, shareGoal } from "./commands.ts";
import { ownGoals, readGoal, sharedGoals } from "./queries.ts";
import { addStep, changeStep, deleteStep, setDone } from "./step-commands.ts";

export function goalRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listOwnGoals, async (c) => c.json(await ownGoals(platform, memberOf(c).userId), 200));

  api.openapi(contract.listSharedGoals, async (c) => {
    const { id: clientId } = c.req.valid("param");
    return c.json(await sharedGoals(platform, { coachId: memberOf(c).userId, clientId }), 200);
  });

  api.openapi(contract.createOwnGoal, async (c) => {
    const words = c.req.valid("json");
    return c.json(await createGoal(platform, { ...words, clientId: memberOf(c).userId, by: "client" }), 201);
  });

  api.openapi(contract.createSharedGoal, async (c) => {
    const pair = { clientId: c.req.valid("param").id, coachId: memberOf(c).userId };
    return c.json(await createGoal(platform, { ...c.req.valid("json"), ...pair, by: "coach" }), 201);
  });

  api.openapi(contract.readGoal, async (c) => {
    return c.json(await readGoal(platform, { ...c.req.valid("param"), userId: memberOf(c).userId }), 200);
  });

  api.openapi(contract.changeGoal, async (c) => {
    const own = { ...c.req.valid("param"), userId: memberOf(c).userId };
    await changeGoal(platform, { ...own, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(contract.setGoalState, async (c) => {
    const own = { ...c.req.valid("param"), userId: memberOf(c).userId };
    await setState(platform, { ...own, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(contract.shareGoal, async (c) => {
    const own = { ...c.req.valid("param"), clientId: memberOf(c).userId };
    await shareGoal(platform, { ...own, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(contract.deleteGoal, async (c) => {
    await deleteGoal(platform, { ...c.req.valid("param"), userId: memberOf(c).userId });
    return c.body(null, 204);
  });
}

export function goalStepRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.addStep, async (c) => {
    const own = { goalId: c.req.valid("param").id, userId: memberOf(c).userId };
    return c.json(await addStep(platform, { ...own, ...c.req.valid("json") }), 201);
  });

  api.openapi(contract.changeStep, async (c) => {
    const own = { ...c.req.valid("param"), userId: memberOf(c).userId };
    await changeStep(platform, { ...own, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(contract.setStepDone, async (c) => {
    const own = { ...c.req.valid("param"), userId: memberOf(c).userId };
    await setDone(platform, { ...own, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(contract.deleteStep, async (c) => {
    await deleteStep(platform, { ...c.req.valid("param"), userId: memberOf(c).userId });
    return c.body(null, 204);
  });
}

export function checkInRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.checkIn, async (c) => {
    const said = c.req.valid("json");
    return c.json(await checkIn(platform, { ...said, clientId: memberOf(c).userId }), 201);
  });

  api.openapi(contract.deleteCheckIn, async (c) => {
    await deleteCheckIn(platform, { ...c.req.valid("param"), clientId: memberOf(c).userId });
    return c.body(null, 204);
  });

  api.openapi(contract.setInvitation, async (c) => {
    await setInvited(platform, { ...c.req.valid("json"), clientId: memberOf(c).userId });
    return c.body(null, 204);
  });
}
