/** Long enough to see the mark; the second click of a double click falls on this question, not on the next. */
export const tapDelayMs = 500

/**
 * Sends a form of radios once one of them is tapped or clicked. Keys only choose: arrows pass over answers, which fires
 * clicks too, Space marks the one in focus, and Enter sends the form by itself. Whatever else is done meanwhile (another
 * answer, a link, a key, leaving the page) comes before.
 */
export function advanceOnTap(form: HTMLFormElement, signal: AbortSignal): void {
  let isPointer = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(waiting)
  const pressBy = (pointer: boolean) => () => {
    isPointer = pointer
    stop()
  }
  // As a press on the button: whatever follows forms on this site hears of it.
  const send = () => form.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  const early = { capture: true, signal }
  document.addEventListener('keydown', pressBy(false), early)
  document.addEventListener('pointerdown', pressBy(true), early)
  document.addEventListener('click', stop, early)
  window.addEventListener('pagehide', stop, { signal })
  signal.addEventListener('abort', stop)
  form.addEventListener(
    'click',
    ({ target }) => {
      if (isPointer && isRadio(target)) waiting = setTimeout(send, tapDelayMs)
    },
    { signal },
  )
}

const isRadio = (target: EventTarget | null) => (target as HTMLInputElement).type === 'radio'
