import { ApiProblem } from "@aufwind/contract/platform/call";
import { type Room, readRoom } from "@aufwind/contract/video-calls";
import { data } from "react-router";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";

/** The call of one of somebody's own appointments; null if there is none at this address. */
export async function loadRoom({ request, context }: LoaderArgs, id: string) {
  const room: Room | null = await api(request, context)(readRoom, { params: { id } }).catch((error: unknown) => {
    const isNone = error instanceof ApiProblem && [404, 422].includes(error.body.status);
    return isNone ? null : asErrorPage(error);
  });
  return data({ room }, { status: room ? 200 : 404 });
}
