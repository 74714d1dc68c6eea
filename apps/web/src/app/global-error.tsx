'use client'

import { useEffect, useState } from 'react'
import { faultSurroundings } from '@/layout/faults/fault-surroundings'
import { SiteFault } from '@/layout/faults/site-fault'

/** A fault of what stands around every page: Next's own words for it would be English. */
export default function GlobalError({ error }: { error: Error }) {
  const [{ locale, ways, settings }] = useState(faultSurroundings)
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <html lang={locale} {...settings}>
      <body>
        <SiteFault locale={locale} ways={ways} reload={() => location.reload()} />
      </body>
    </html>
  )
}
