/** Legal pages with `?view=app`, where no server of ours answers: header and footer go (`server/http/routes/get-legal-page.ts`). */
if (/[?&]view=app\b/.test(location.search)) document.documentElement.dataset.view = 'app';
