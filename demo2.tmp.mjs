import { chromium } from '/work/main/node_modules/playwright-core/index.mjs';
const [,, origin, out, width, height, path, ...names] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const pg = await b.newPage({viewport:{width:+width,height:+height},reducedMotion:'reduce',hasTouch:+width<700, locale:(/^\/(ar|de)(\/|$)/.exec(path)??[])[1]??'en'});
await pg.goto(origin+path,{waitUntil:'load'}); await pg.waitForTimeout(600);
await pg.locator('#try > * button:not([inert] *)').click(); await pg.waitForTimeout(1500);
let i=0; const shot=async()=>{const f=`${out}/d${path.replaceAll('/','_')}-${width}-${i++}.png`; await pg.screenshot({path:f}); console.log(f);};
await shot();
for (const n of names){ const l=pg.locator('[data-demo]').getByText(n,{exact:true}).first(); await l.click(); await pg.waitForTimeout(900); await shot(); }
console.log(await pg.evaluate(()=>[...document.querySelectorAll("[data-demo],.beside,.beside .lost,.beside .lost > *, [data-demo] .map")].map(e=>{const r=e.getBoundingClientRect();return e.className.baseVal??e.className+e.tagName+" "+[r.x,r.y,r.width,r.height].map(Math.round)+" "+getComputedStyle(e).gridTemplateRows}).join("\n")));
await b.close();
