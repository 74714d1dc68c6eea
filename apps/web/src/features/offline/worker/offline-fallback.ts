/** What is said when there is no network and even the page prepared for that is gone. */
export const offlineFallback = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Нет интернета · Интернет жоқ</title><body style="font:1.25rem/1.6 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem">
<h1>Нет интернета · <span lang="kk">Интернет жоқ</span></h1>
<p>Интернета сейчас нет, и эта страница не сохранена. Обновите её, когда связь вернётся.</p>
<p lang="kk">Қазір интернет жоқ, бұл бет құрылғыда сақталмаған. Байланыс қалпына келгенде бетті жаңартыңыз.</p>`
