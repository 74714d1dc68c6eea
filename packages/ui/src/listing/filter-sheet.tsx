import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

type Props = {
  id: string
  /** Of the form, for what stands outside the sheet and belongs to it. */
  formId: string
  action: string
  words: { title: string; close: string; submit: string }
  chips: ReactNode
  children: ReactNode
}

/** All filters as one form that works without scripts: beside the list, or over it as a sheet. */
export function FilterSheet({ id, formId, action, words, chips, children }: Props) {
  return (
    <section id={id} popover="auto" className="fsheet" aria-label={words.title}>
      <div className="fsheet__top">
        <h2>{words.title}</h2>
        <button type="button" className="btn btn--quiet btn--s" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
          {words.close}
        </button>
      </div>
      <form id={formId} action={action} method="get" autoComplete="off" className="fsheet__form">
        <div className="fsheet__in">
          {chips}
          {children}
        </div>
        <div className="fsheet__end">
          <button type="submit" className="btn btn--primary">
            <span>{words.submit}</span>
          </button>
        </div>
      </form>
    </section>
  )
}
