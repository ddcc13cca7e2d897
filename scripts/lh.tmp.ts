import { measurePages } from './bench/lighthouse.ts'; import { startServer } from './bench/start-server.ts'; import { findBrowser } from './find-browser.ts';
const server=await startServer(9403); const b=await findBrowser();
const homes='/ /ar /cs /da /de /el /es /es-419 /fa /fi /fil /fr /ga /he /hi /id /it /ja /ko /mr /nl /pl /pt /ru /sk /sv /th /tr /vi /zh /zh-tw'.split(' ');
try { for (const p of [...homes,'/ru/product/anti-theft','/ru/product/photovault','/product/vpn','/th/documentation/getting-started','/news/2026-10-vpn-locations','/contact']) { const [m]=await measurePages(b, server.origin, [p], 3); console.log(JSON.stringify(m)); } } finally { await server.stop(); }
