/** The small pictures move the large ones without moving the page, and say which one is shown. */
export function followThumbs(page: HTMLElement, signal: AbortSignal): void {
  const track = page.querySelector<HTMLElement>('.pics__main')
  const thumbs = [...page.querySelectorAll<HTMLAnchorElement>('.pics__thumbs a')]
  if (!track || thumbs.length === 0) return
  const mark = () => {
    const shown = Math.round(track.scrollLeft / track.clientWidth)
    thumbs.forEach((thumb, index) => {
      if (index === shown) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    })
  }
  thumbs.forEach((thumb, index) => {
    const show = (event: Event) => {
      event.preventDefault()
      track.scrollTo({ left: index * track.clientWidth })
    }
    thumb.addEventListener('click', show, { signal })
  })
  track.addEventListener('scroll', mark, { signal, passive: true })
  // A colour is seen on the first picture.
  page.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'colour') track.scrollTo({ left: 0 })
    },
    { signal },
  )
}
