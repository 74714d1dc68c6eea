'use client'

import { cutToResult, measureResult } from '@estu/domain/seo/text-width'
import { useField, useFormFields, useLocale } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'

/** How the page will look among search results, by the width of its letters, and how much of the width is used. */
export function SearchPreview() {
  const say = useTranslate()
  const { code } = useLocale()
  const title = useField<string>({ path: 'meta.title' }).value ?? ''
  const description = useField<string>({ path: 'meta.description' }).value ?? ''
  const own = useFormFields(([fields]) => String(fields.title?.value ?? ''))
  const slug = useFormFields(([fields]) => String(fields.slug?.value ?? ''))
  return (
    <div className="estu-search" lang={code}>
      <p>{say('Так страница выглядит в поиске', 'Бет іздеуде осылай көрінеді')}</p>
      <div className="estu-snippet">
        <div className="estu-snippet__url">{`… › ${slug}`}</div>
        <div className="estu-snippet__title">{cutToResult(title || own, 'title')}</div>
        <div className="estu-snippet__text">{cutToResult(description, 'description')}</div>
        <Width label={say('Заголовок', 'Тақырып')} text={title || own} part="title" />
        <Width label={say('Описание', 'Сипаттама')} text={description} part="description" />
      </div>
    </div>
  )
}

function Width({ label, text, part }: { label: string; text: string; part: 'title' | 'description' }) {
  const say = useTranslate()
  const { px, maxPx, fits } = measureResult(text, part)
  return (
    <p>
      <label>
        {label}: <meter value={Math.min(px, maxPx)} max={maxPx} high={maxPx} /> {px} / {maxPx} px
        {!fits && ` · ${say('конец не поместится', 'соңы сыймайды')}`}
      </label>
    </p>
  )
}
