import styles from "./card.module.css";

type CardProps = {
  as?: "div" | "article" | "li" | "section";
  tone?: "card" | "sand" | "teal";
  className?: string;
  children: React.ReactNode;
};

export function Card({ as: Tag = "div", tone = "card", className, children }: CardProps) {
  return <Tag className={[styles.card, styles[tone], className].filter(Boolean).join(" ")}>{children}</Tag>;
}
