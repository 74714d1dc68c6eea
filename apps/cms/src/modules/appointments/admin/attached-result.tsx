'use client'

import { formatDate } from '@estu/domain/locale/dates'
import type { AttachedResult as Result } from '@estu/domain/screener/attached/attached-result'
import { toneFrequencies } from '@estu/domain/screener/screener-mode'
import { useDocumentInfo } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'
import { earWords, findingWords, modeWords, outcomeWords, thresholdWords } from './attached-result-words.ts'

type Say = ReturnType<typeof useTranslate>

/** What a visitor attached, in words first; nothing where nothing is attached. */
export function AttachedResult() {
  const say = useTranslate()
  const { savedDocumentData } = useDocumentInfo()
  const result = savedDocumentData?.screenerResult as Result | null | undefined
  if (!result) return null
  const { outcome, findings, mode, takenAt, srtDb } = result
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  return (
    <section className="estu-attached">
      <h3>{say('Проверка слуха на сайте', 'Сайтта есту қабілетін тексеру')}</h3>
      <p>
        <strong>{say(...outcomeWords[outcome])}</strong>
        <br />
        {formatDate(new Date(takenAt), language, 'dayTime')} {say('по часам посетителя', 'келушінің сағаты бойынша')};{' '}
        {say('проверка', 'тексеру')}: {say(...modeWords[mode])}
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>{say(...findingWords[finding])}</li>
          ))}
        </ul>
      )}
      <Tones tones={result.tones} say={say} />
      {srtDb !== null && (
        <p>
          {say(
            `Цифры в шуме (синтезированный голос, ориентировочно): половина понята при ${srtDb} дБ речи к шуму`,
            `Шудағы цифрлар (жасанды дауыс, шамамен): сөйлеу мен шу арасы ${srtDb} дБ болғанда жартысы түсінілді`,
          )}
        </p>
      )}
      <p>
        {say(
          'Это скрининг в наушниках посетителя, не диагноз и не аудиограмма. Прикреплено с согласия посетителя, удаляется само.',
          'Бұл — келушінің өз құлаққабындағы скрининг, диагноз да, аудиограмма да емес. Келушінің келісімімен қоса берілген, өзі өшіріледі.',
        )}
      </p>
    </section>
  )
}

function Tones({ tones, say }: { tones: Result['tones']; say: Say }) {
  const ears = (['right', 'left', 'both'] as const).filter((ear) => tones.some((tone) => tone.ear === ear))
  const heard = toneFrequencies.filter((frequencyHz) => tones.some((tone) => tone.frequencyHz === frequencyHz))
  const wordsOf = (ear: string, frequencyHz: number) => {
    const found = tones.find((tone) => tone.ear === ear && tone.frequencyHz === frequencyHz)
    return found ? say(...thresholdWords(found.threshold)) : '—'
  }
  return (
    <table>
      <caption>{say('Оценки по каждому уху, условные дБ', 'Әр құлақтың бағасы, шартты дБ')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('Звук', 'Дыбыс')}</th>
          {ears.map((ear) => (
            <th key={ear} scope="col">
              {say(...earWords[ear])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {heard.map((frequencyHz) => (
          <tr key={frequencyHz}>
            <th scope="row">{frequencyHz} Гц</th>
            {ears.map((ear) => (
              <td key={ear}>{wordsOf(ear, frequencyHz)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
