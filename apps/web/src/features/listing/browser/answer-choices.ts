import { addressOf } from './address-of'
import { keepPlace } from './list-place'
import { openSheet } from './open-sheet'

/** Makes every choice in a listing go to its address at once, instead of the browser when it is told to. */
export function answerChoices(root: HTMLElement, go: (href: string) => void): void {
  // The first form of a listing is its filters; cards may have forms of their own.
  const form = root.querySelector('form') as HTMLFormElement
  // As a link, so that whoever watches links on this site hears of it: what was chosen may tell of somebody's health.
  const follow = () => {
    const link = document.createElement('a')
    link.href = addressOf(form)
    link.dataset.stay = ''
    root.append(link)
    link.click()
    link.remove()
  }
  // Enter in a field changes it and sends the form: one choice, one step back.
  let waiting: ReturnType<typeof setTimeout>
  const followOnce = () => {
    clearTimeout(waiting)
    waiting = setTimeout(follow)
  }
  root.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).form === form) followOnce()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    openSheet(root)?.hidePopover?.()
    followOnce()
  })
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-stay], [data-append]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { append } = link.dataset
    keepPlace(root, append ? root.querySelector('.cards, .posts')?.childElementCount : 0)
    go(append ?? link.href)
  })
}
