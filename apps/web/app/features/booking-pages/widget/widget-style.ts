/** The look of the widget, in the document itself: nothing else has to be loaded before it is seen. */
export const WIDGET_STYLE = `
:root{color-scheme:light dark;--card:light-dark(#fff,#152322);--line:light-dark(#e4dacb,#284140);--ink:light-dark(#1e2a2a,#edf1ec);--soft:light-dark(#5a6766,#a5b5b1);--teal:light-dark(#0f4c4a,#8ed0c4);--on:light-dark(#fbf8f3,#0e1817);--tint:light-dark(#ddebe7,#1d3a38)}
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--card);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif}
main{display:grid;gap:1rem;max-width:40rem;margin:auto;padding:1rem}
section{display:grid;gap:1rem}
[hidden]{display:none!important}
h1{font:600 1.3rem/1.25 Fraunces,Georgia,serif}
h2{font-size:1rem;font-weight:600}
ul,ol{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem}
a{color:var(--teal)}
a:focus-visible{outline:3px solid var(--teal);outline-offset:2px}
.soft,footer{color:var(--soft);font-size:.875rem}
.kinds a{display:grid;min-width:7.5rem;padding:.6rem .9rem;border:1.5px solid var(--line);border-radius:14px;color:var(--ink);text-decoration:none}
.kinds a[aria-current]{border-color:var(--teal);background:var(--tint)}
.week{display:flex;align-items:center;gap:.25rem}
.week ol{display:grid;flex:1;grid-template-columns:repeat(7,1fr);gap:.25rem}
.week li>*{display:grid;place-items:center;min-height:3.25rem;border-radius:10px;color:var(--ink);text-decoration:none}
.week li>a{border:1.5px solid var(--line);font-weight:600}
.week li>a[aria-current]{border-color:var(--teal);background:var(--teal);color:var(--on)}
.week .none{color:var(--soft)}
.week small{font-size:.75rem}
.arrow{display:grid;place-items:center;width:2rem;height:3.25rem;color:var(--teal);font-size:1.5rem;text-decoration:none}
span.arrow{color:var(--line)}
.times a{display:grid;place-items:center;min-width:5rem;min-height:2.75rem;padding:0 .9rem;border:1.5px solid var(--teal);border-radius:99px;font-weight:600;font-variant-numeric:tabular-nums;text-decoration:none}
.times a:hover,.kinds a:hover{background:var(--tint)}
#outcome>div{display:grid;gap:.5rem;padding:1rem;border-radius:14px;background:var(--tint)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.replaceAll("\n", "");
