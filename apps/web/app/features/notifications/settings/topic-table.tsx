import type { NotificationSettings } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import {
  CHANNELS,
  type Channel,
  choiceFor,
  isAlways,
  type Topic,
  topicsFor,
} from "@aufwind/rules/notifications-preferences";
import { useContext } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { FormContext } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { boxOf } from "./form-parsers.ts";
import styles from "./topic-table.module.css";

type TopicTableProps = { side: Side; topics: NotificationSettings["topics"] };

/** Topics by channels; on a phone each topic is a card. */
export function TopicTable({ side, topics }: TopicTableProps) {
  const { t } = useTranslation("notifications-settings");
  return (
    <>
      <table className={styles.table}>
        <caption>{t("topics.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("topics.topic")}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topicsFor(side).map((topic) => (
            <Row key={topic} side={side} topic={topic} chosen={topics.find((each) => each.topic === topic)} />
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        <Icon name="lock" /> {t("topics.locked")}
      </p>
    </>
  );
}

type RowProps = { side: Side; topic: Topic; chosen: TopicTableProps["topics"][number] | undefined };

function Row({ side, topic, chosen }: RowProps) {
  const { t } = useTranslation("notifications-settings");
  const told =
    side === "coach" && (topic === "dayBefore" || topic === "messages") ? (`coach.${topic}` as const) : topic;
  const choice = choiceFor(topic, chosen);
  return (
    <tr>
      <th scope="row">
        {t(`topics.names.${topic}`)}
        <small>{t(`topics.help.${told}`)}</small>
        <input type="hidden" name={`shown:${topic}`} value="on" />
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel}>
          <Box {...{ topic, channel }} isOn={choice[channel]} />
        </td>
      ))}
    </tr>
  );
}

function Box({ topic, channel, isOn }: { topic: Topic; channel: Channel; isOn: boolean }) {
  const { t } = useTranslation("notifications-settings");
  const { values } = useContext(FormContext);
  const isLocked = isAlways(topic, channel);
  const name = boxOf(topic, channel);
  const wasSent = Object.keys(values).length > 0;
  return (
    <label className={styles.box} data-locked={isLocked || undefined}>
      <input
        type="checkbox"
        name={name}
        aria-label={t(isLocked ? "topics.lockedBox" : "topics.box", {
          topic: t(`topics.names.${topic}`),
          channel: t(`channels.${channel}`),
        })}
        disabled={isLocked}
        defaultChecked={isLocked || (wasSent ? values[name] === "on" : isOn)}
      />
      <span aria-hidden="true">{t(`channels.${channel}`)}</span>
      {isLocked && <Icon name="lock" />}
    </label>
  );
}
