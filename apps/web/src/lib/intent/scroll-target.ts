let comesBack = false
let comesToPlace = false

/** Notes how readers come to the pages of this document. */
export function trackScrollTarget(): void {
  addEventListener('popstate', () => {
    comesBack = true
  })
  addEventListener(
    'click',
    ({ target }) => {
      comesBack = false
      comesToPlace = target instanceof Element && !!target.closest('a')?.hash
    },
    { capture: true },
  )
}

/** Whether a reader is to find some place far down the page, which has to stand there for that. */
export const scrollsBelowFirstScreen = (): boolean => comesBack || comesToPlace
