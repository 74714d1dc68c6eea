'use client'

import { ConfirmationModal, SaveButton, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { type MouseEvent, useId } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

type Called = 'orders' | 'appointments'

/** What is called off, in words. A message goes out with the save, so nothing takes it back. */
const words: Record<Called, Record<'heading' | 'body' | 'keep' | 'cancel', [ru: string, kk: string]>> = {
  orders: {
    heading: ['Отменить заказ?', 'Тапсырысты жоясыз ба?'],
    body: [
      'Товары вернутся на склад, а покупателю сообщит сайт или попросит об этом вас. Отменённый заказ вернуть нельзя.',
      'Тауарлар қоймаға қайтады, ал сатып алушыға сайт хабарлайды не мұны сізден сұрайды. Жойылған тапсырысты қайтару мүмкін емес.',
    ],
    keep: ['Не отменять', 'Жоймау'],
    cancel: ['Отменить заказ', 'Тапсырысты жою'],
  },
  appointments: {
    heading: ['Отменить запись?', 'Жазылуды алып тастайсыз ба?'],
    body: [
      'Время станет свободным, а человеку сообщит сайт или попросит об этом вас. Отменённую запись вернуть нельзя.',
      'Уақыт босайды, ал адамға сайт хабарлайды не мұны сізден сұрайды. Алынып тасталған жазылуды қайтару мүмкін емес.',
    ],
    keep: ['Не отменять', 'Қалдыру'],
    cancel: ['Отменить запись', 'Жазылуды алып тастау'],
  },
}

type Props = { of: Called }

/** Saves, and asks once before that calls an order or a visit off. */
export function AskingSaveButton({ of }: Props) {
  const say = useTranslate()
  const { submit, getDataByPath } = useForm()
  const { savedDocumentData } = useDocumentInfo()
  const { openModal } = useModal()
  const slug = `calls-off-${useId()}`
  const { heading, body, keep, cancel } = words[of]
  const ask = (event: MouseEvent) => {
    const callsOff = getDataByPath('status') === 'cancelled' && savedDocumentData?.status !== 'cancelled'
    if (!callsOff) return
    event.preventDefault()
    event.stopPropagation()
    openModal(slug)
  }
  return (
    <>
      {/* The keyboard's way to save presses the same button. Trap: presses in the question come by here, were it within. */}
      <div onClickCapture={ask}>
        <SaveButton />
      </div>
      <ConfirmationModal
        modalSlug={slug}
        heading={say(...heading)}
        body={say(...body)}
        cancelLabel={say(...keep)}
        confirmLabel={say(...cancel)}
        onConfirm={async () => void (await submit())}
      />
    </>
  )
}
