type Line = 'noise' | 'clean' | 'journey' | 'lost' | 'hush'

const boxes: Record<Line, { viewBox: string; fit: string }> = {
  noise: { viewBox: '0 0 1400 120', fit: 'xMaxYMid slice' },
  clean: { viewBox: '0 0 900 120', fit: 'xMinYMid slice' },
  journey: { viewBox: '0 0 1200 40', fit: 'none' },
  hush: { viewBox: '0 0 720 72', fit: 'none' },
  lost: { viewBox: '0 0 1280 160', fit: 'xMinYMid slice' },
}

/** The site's only ornament: one thin line of sound. */
export function SoundLine({ line, drawings, className }: { line: Line; drawings: string; className?: string }) {
  const { viewBox, fit } = boxes[line]
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={fit} aria-hidden="true">
      <use href={`${drawings}/lines/${line}.svg#w-${line}`} />
    </svg>
  )
}
