import { expect, test } from "vitest";
import { networkAddress, videoOf, webAddress } from "./coaches-links.ts";

test("an address is completed to https and kept", () => {
  expect(networkAddress("linkedin", "www.linkedin.com/in/jonas")).toBe("https://www.linkedin.com/in/jonas");
  expect(networkAddress("website", "https://jonas-petersen.example.org")).toBe("https://jonas-petersen.example.org/");
});

test.each([
  "http://example.org",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://user:secret@example.org",
  "https://localhost",
  "https://127.0.0.1",
  "https://example.org:8443",
  "https://exa mple.org",
  `https://example.org/${"a".repeat(300)}`,
  "",
])("%s is no address that we link to", (typed) => {
  expect(webAddress(typed)).toBeUndefined();
});

test("a network's address leads to that network", () => {
  expect(networkAddress("instagram", "https://instagram.com.evil.example/x")).toBeUndefined();
  expect(networkAddress("instagram", "https://evil.example/instagram.com")).toBeUndefined();
  expect(networkAddress("youtube", "https://m.youtube.com/@coach")).toBe("https://m.youtube.com/@coach");
});

test.each([
  ["facebook", "https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example"],
  ["facebook", "https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.example"],
  ["instagram", "https://l.instagram.com/?u=https%3A%2F%2Fevil.example"],
  ["linkedin", "https://www.linkedin.com/redirect?url=https%3A%2F%2Fevil.example"],
  ["linkedin", "https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fevil.example"],
  ["youtube", "https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example"],
  ["website", "https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example"],
] as const)("what only sends on is no address at %s: %s", (network, typed) => {
  expect(networkAddress(network, typed)).toBeUndefined();
});

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10", { host: "youtube", id: "dQw4w9WgXcQ" }],
  ["https://youtu.be/dQw4w9WgXcQ", { host: "youtube", id: "dQw4w9WgXcQ" }],
  ["youtube.com/embed/dQw4w9WgXcQ", { host: "youtube", id: "dQw4w9WgXcQ" }],
  ["https://m.youtube.com/watch/?v=dQw4w9WgXcQ", { host: "youtube", id: "dQw4w9WgXcQ" }],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", { host: "youtube", id: "dQw4w9WgXcQ" }],
  ["https://www.youtube.com/live/dQw4w9WgXcQ?si=x", { host: "youtube", id: "dQw4w9WgXcQ" }],
  ["https://vimeo.com/76979871/abcdef1234", { host: "vimeo", id: "76979871", hash: "abcdef1234" }],
  ["https://player.vimeo.com/video/76979871?h=abcdef1234", { host: "vimeo", id: "76979871", hash: "abcdef1234" }],
  ["https://vimeo.com/channels/staffpicks/76979871", { host: "vimeo", id: "76979871" }],
  ["https://vimeo.com/76979871", { host: "vimeo", id: "76979871" }],
  ["https://player.vimeo.com/video/76979871", { host: "vimeo", id: "76979871" }],
])("%s is a video", (typed, video) => {
  expect(videoOf(typed)).toEqual(video);
});

test.each([
  "https://youtube.com/",
  "https://youtube.com/c/dQw4w9WgXcQ",
  "https://youtube.com/user/dQw4w9WgXcQ",
  "https://youtube.com/@abc?v=dQw4w9WgXcQ",
  "https://example.org/watch?v=dQw4w9WgXcQ",
  "https://vimeo.com/about",
  "x",
])("%s is no video", (typed) => {
  expect(videoOf(typed)).toBeUndefined();
});
