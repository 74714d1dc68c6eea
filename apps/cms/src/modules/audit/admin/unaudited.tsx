import { unavailableWords } from '../unavailable-words.ts'

/** In both languages: the page that would know which one is wanted was not made. */
export function Unaudited() {
  return (
    <main className="estu-desk estu-unaudited" role="alert">
      <h1>Данные не показаны · Деректер көрсетілмеді</h1>
      <p lang="ru">{unavailableWords.ru}</p>
      <p lang="kk">{unavailableWords.kk}</p>
    </main>
  )
}
