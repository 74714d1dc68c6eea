import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type AccordionItem = { question: string; answer: ReactNode }

/** Questions that open by themselves; the first one is open to show how it works. */
export function Accordion({ items, openFirst = false }: { items: AccordionItem[]; openFirst?: boolean }) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <details key={question} className="acc" open={openFirst && index === 0}>
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          <div className="acc__in">{answer}</div>
        </details>
      ))}
    </div>
  )
}
