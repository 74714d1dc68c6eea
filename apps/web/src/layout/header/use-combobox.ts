import { useLayoutEffect } from 'react'

type List = {
  listId: string
  idOf: (index: number) => string
  /** 0 while there is no list. */
  count: number
  /** −1 is the field itself. */
  chosen: number
  setChosen: (index: number) => void
  putAway: () => void
}

/**
 * Makes a field the head of a list, as the ARIA pattern has it: focus stays in the field, arrows move the choice. Trap: a
 * key may come between the list and an effect after paint, and would be lost.
 */
export function useCombobox(input: HTMLInputElement, { listId, idOf, count, chosen, setChosen, putAway }: List): void {
  useLayoutEffect(() => {
    const open = count > 0
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(open))
    toggle(input, 'aria-controls', open && listId)
    toggle(input, 'aria-activedescendant', open && chosen >= 0 && idOf(chosen))
    if (open && chosen >= 0) document.getElementById(idOf(chosen))?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, idOf, count, chosen])

  useLayoutEffect(() => {
    const form = input.form
    const step = (by: number) => setChosen(((chosen + 1 + by + count + 1) % (count + 1)) - 1)
    const onKey = (event: KeyboardEvent) => {
      if (count === 0 || event.isComposing) return
      if (event.key === 'ArrowDown') step(1)
      else if (event.key === 'ArrowUp') step(-1)
      else if (event.key === 'Escape') putAway()
      else if (event.key === 'Enter' && chosen >= 0) document.getElementById(idOf(chosen))?.click()
      else return
      event.preventDefault()
    }
    const onLeave = (event: FocusEvent) => {
      if (!form?.contains(event.relatedTarget as Node | null)) putAway()
    }
    input.addEventListener('keydown', onKey)
    form?.addEventListener('focusout', onLeave)
    return () => {
      input.removeEventListener('keydown', onKey)
      form?.removeEventListener('focusout', onLeave)
    }
  })
}

function toggle(input: HTMLInputElement, name: string, value: string | false): void {
  if (value) input.setAttribute(name, value)
  else input.removeAttribute(name)
}
