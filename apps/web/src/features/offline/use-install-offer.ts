import {
  countVisit,
  type InstallOffer,
  installOfferKey,
  isOfferDue,
  parseInstallOffer,
  serialiseInstallOffer,
} from '@estu/domain/offline/install-offer'
import { useEffect, useState } from 'react'

const seenKey = 'estu:visit'

/** Whether to offer the app: to who comes again, at the end of a page, until they answered. */
export function useInstallOffer(): { isDue: boolean; answer: () => void } {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const offer = rememberVisit()
    const end = document.querySelector('footer')
    if (!offer || !isOfferDue(offer) || !end || matchMedia('(display-mode: standalone)').matches) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setDue(true)
    })
    observer.observe(end)
    return () => observer.disconnect()
  }, [])
  return { isDue, answer: () => change((offer) => ({ ...offer, answered: true })) }
}

/** Counts a visit once, however many pages it has; null where nothing can be remembered, and nobody is asked twice. */
function rememberVisit(): InstallOffer | null {
  try {
    if (sessionStorage.getItem(seenKey)) return change((offer) => offer)
    sessionStorage.setItem(seenKey, '1')
    return change(countVisit)
  } catch {
    return null
  }
}

function change(how: (offer: InstallOffer) => InstallOffer): InstallOffer | null {
  try {
    const offer = how(parseInstallOffer(localStorage.getItem(installOfferKey)))
    localStorage.setItem(installOfferKey, serialiseInstallOffer(offer))
    return offer
  } catch {
    return null
  }
}
