'use client'

/** In both languages: what knows which one is wanted may be what broke. */
export function BrokenPage() {
  return (
    <main className="estu-desk estu-broken" role="alert">
      <h1>
        <span lang="ru">Страница не загрузилась</span> · <span lang="kk">Бет жүктелмеді</span>
      </h1>
      <p lang="ru">
        Возможно, пропала сеть. Если вы что-то печатали, при открытии мы предложим восстановить то, что осталось в этом
        браузере.
      </p>
      <p lang="kk">
        Желі үзілген болуы мүмкін. Бірдеңе теріп отырған болсаңыз, бет ашылғанда осы браузерде қалғанын қалпына
        келтіруді ұсынамыз.
      </p>
      <button type="button" className="btn btn--style-primary btn--size-medium" onClick={() => location.reload()}>
        <span lang="ru">Открыть заново</span> · <span lang="kk">Қайта ашу</span>
      </button>
    </main>
  )
}
