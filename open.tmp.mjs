import { chromium } from '/work/main/node_modules/playwright-core/index.mjs';
const [,, origin, out, width, path, sel] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const pg = await b.newPage({viewport:{width:+width,height:900},reducedMotion:'reduce'});
await pg.goto(origin+path,{waitUntil:'load'}); await pg.evaluate(s=>document.querySelectorAll(s).forEach(d=>d.open=true),sel); await pg.waitForTimeout(500);
await pg.screenshot({path:out,fullPage:true}); await b.close();
