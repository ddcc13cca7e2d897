import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
const [,, origin='', ...jobs] = process.argv;
const browser = await chromium.launch({ executablePath: await findBrowser(), args:['--no-sandbox'] });
// job: name|path|width|height|action
for (const job of jobs) {
  const [name='',path='',w='1280',h='800',action='',js='1'] = job.split('|');
  const context = await browser.newContext({ viewport:{width:+w,height:+h}, javaScriptEnabled: js==='1', hasTouch:+w<500, reducedMotion:'reduce', locale: path.startsWith('/de')?'de':path.startsWith('/ar')?'ar':'en' });
  const page = await context.newPage();
  page.on('console', m=>{ if(m.type()==='error') console.log('console', m.text()); });
  page.on('pageerror', e=>console.log('error', e.message));
  await page.goto(origin+path);
  if (js==='1') await page.evaluate(()=>document.documentElement.removeAttribute('data-splash'));
  if (action.startsWith('search:')) { await page.keyboard.press('Control+k'); await page.locator('dialog input').waitFor(); await page.keyboard.type(action.slice(7)); await page.locator('dialog ol li').first().waitFor(); await page.waitForTimeout(300); }
  else if (action==='full') {}
  else if (action) { await page.locator(action).first().scrollIntoViewIfNeeded(); await page.waitForTimeout(200); }
  await page.screenshot({ path:`/tmp/shots/${name}.png`, fullPage: action==='full' });
  await context.close();
}
await browser.close();
