'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { useBrandName } from '../../../brand/admin/brand-context.tsx'

type Props = { codes: string[]; email: string }

const grouped = (code: string) => code.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Shown this once: what is kept of them is good for comparing alone. */
export function RecoveryCodes({ codes, email }: Props) {
  const say = useTranslate()
  const shop = useBrandName()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="estu-safety__codes">
      <h3 ref={heading} tabIndex={-1}>
        {say('Запасные коды: распечатайте или перепишите', 'Қосалқы кодтар: басып шығарыңыз немесе көшіріп алыңыз')}
      </h3>
      <p>
        {say(
          'Они впускают, когда телефона нет: каждый один раз. Больше мы их не покажем. Храните лист отдельно от телефона.',
          'Телефон болмағанда олармен кіресіз: әрқайсысы бір рет жарайды. Оларды енді көрсетпейміз. Парақты телефоннан бөлек сақтаңыз.',
        )}
      </p>
      <p>{`${shop} · ${email}`}</p>
      <ul translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{grouped(code)}</code>
          </li>
        ))}
      </ul>
      <div className="estu-safety__buttons">
        <Button onClick={() => window.print()}>{say('Распечатать', 'Басып шығару')}</Button>
        <Button buttonStyle="secondary" onClick={() => window.location.assign('/admin/sign-in-safety')}>
          {say('Коды у меня', 'Кодтар менде')}
        </Button>
      </div>
    </section>
  )
}
