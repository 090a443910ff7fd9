import { expect, test } from "vitest";
import { hrefIn, multigetReport, readMultistatus, syncReport, textIn } from "./dav-xml.ts";

test("whatever its prefixes are, an answer is read: Nextcloud's, with line ends as numbers", () => {
  const read = readMultistatus(`<?xml version="1.0"?>
    <d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">
      <d:response><d:href>/dav/a.ics</d:href><d:propstat>
        <d:prop><d:getetag>&quot;1&quot;</d:getetag><cal:calendar-data>BEGIN:VCALENDAR&#13;
X:&lt;a&gt; &amp;amp; b&#13;
END:VCALENDAR</cal:calendar-data></d:prop>
        <d:status>HTTP/1.1 200 OK</d:status></d:propstat>
        <d:propstat><d:prop><d:displayname/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat>
      </d:response>
      <d:response><d:href>/dav/b.ics</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>
      <d:sync-token>http://example.org/5</d:sync-token>
    </d:multistatus>`);
  const [first, second] = read?.responses ?? [];
  expect([read?.syncToken, first?.status, second]).toMatchObject(["http://example.org/5", 200, { status: 404 }]);
  expect([textIn(first?.props.getetag), first?.props.displayname]).toEqual(['"1"', undefined]);
  expect(textIn(first?.props["calendar-data"])).toBe("BEGIN:VCALENDAR\r\nX:<a> &amp; b\r\nEND:VCALENDAR");
});

test("iCloud's, with a namespace at every element and a server of its own", () => {
  const read = readMultistatus(`<multistatus xmlns="DAV:"><response xmlns="DAV:"><href>/</href><propstat><prop>
    <calendar-home-set xmlns="urn:ietf:params:xml:ns:caldav"><href xmlns="DAV:">https://p34-caldav.icloud.com:443/1/calendars/</href>
    </calendar-home-set></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`);
  expect(hrefIn(read?.responses[0]?.props["calendar-home-set"])).toBe("https://p34-caldav.icloud.com:443/1/calendars/");
});

test("pages, halves and entities of somebody's own are no answer", () => {
  expect(readMultistatus("<html><body>Sign in</body></html>")).toBeUndefined();
  expect(readMultistatus("not xml at all")).toBeUndefined();
  expect(readMultistatus('<!DOCTYPE m [<!ENTITY a "b">]><multistatus/>')).toBeUndefined();
  expect(readMultistatus("<multistatus/>")).toEqual({ responses: [], syncToken: null });
});

test("what a server said is repeated to it without breaking the request", () => {
  expect(syncReport("a<b>&c")).toContain("<sync-token>a&lt;b&gt;&amp;c</sync-token>");
  expect(multigetReport(["/a&b.ics"])).toContain("<href>/a&amp;b.ics</href>");
});
