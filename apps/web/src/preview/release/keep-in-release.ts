import { splitLocalePath } from '@estu/domain/locale/locales'
import { isPreviewedPath, previewedAddress, tokenAt } from './previewed-path.ts'

/** Links of a page that a release is looked at on lead on within its preview, also into another tab. */
export function keepInRelease(): () => void {
  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.closest('.preview-bar')) return
    const address = addressWithin(link)
    if (!address) return
    link.href = address
    // A page of a preview is asked for whole: nothing opens it in place, and nothing keeps it.
    event.stopPropagation()
  }
  // Before the page's own links follow a press.
  window.addEventListener('click', onPress, true)
  window.addEventListener('auxclick', onPress, true)
  return () => {
    window.removeEventListener('click', onPress, true)
    window.removeEventListener('auxclick', onPress, true)
  }
}

/** Where a link leads within the preview; null where it is to be followed as it is. */
function addressWithin(link: HTMLAnchorElement): string | null {
  const token = tokenAt(location.pathname)
  if (!token || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return null
  const { locale, path } = splitLocalePath(link.pathname)
  return isPreviewedPath(path) ? previewedAddress(locale, token, path + link.search + link.hash) : null
}
