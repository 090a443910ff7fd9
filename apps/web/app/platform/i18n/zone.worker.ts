// The first use of `Intl` takes longer than all dates of a page: here it holds nobody up.
postMessage(Intl.DateTimeFormat().resolvedOptions().timeZone);
