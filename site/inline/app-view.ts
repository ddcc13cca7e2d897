/** Hides header and footer of legal pages with `?view=app` on hosts without our server (`server/http/routes/get-legal-page.ts`). */
if (/[?&]view=app\b/.test(location.search)) document.documentElement.dataset.view = 'app';
