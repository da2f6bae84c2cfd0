/** Of pages for who runs the site. */
export const plainPageStyles = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 48rem; padding: 16px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0 0 16px; }
h2 { font-size: 1.125rem; margin: 0 0 8px; }
section, p.now { border: 1px solid #8886; border-radius: 8px; padding: 12px 16px; margin: 0 0 12px; }
.now { background: #8881; }
p { margin: 0 0 4px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 4px 0; border-top: 1px solid #8883; }
li:first-child { border-top: 0; }
pre { white-space: pre-wrap; margin: 4px 0; font-size: 0.875rem; }
time { font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
td, th { padding: 4px 8px 4px 0; text-align: right; font-weight: normal; }
th:first-child { text-align: left; }
.quiet { opacity: 0.75; font-weight: normal; }
.good { color: light-dark(#1c6b3a, #8cc7a4); }
.bad { color: light-dark(#a11, #f88); }
summary { cursor: pointer; }
`;
