const width = 600
const wave = (to: number) =>
  Array.from({ length: to / 2 + 1 }, (_, index) => {
    const x = index * 2
    // The swing comes to rest before the silence begins.
    const swing = Math.min(8.4, (to - x) * 0.16)
    return `${index === 0 ? 'M' : 'L'}${x} ${Math.round((10 - swing * Math.sin((x / 20) * Math.PI)) * 10) / 10}`
  }).join('')

/** Sound behind, silence ahead. @param done the part of the way that lies behind, 0 to 1 */
export function ProgressLine({ done }: { done: number }) {
  const reached = Math.round((width * done) / 2) * 2
  return (
    <svg className="fnd__line" viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" aria-hidden="true">
      {reached > 0 && <path className="wave" d={wave(reached)} />}
      {reached < width && <path className="wave fnd__ahead" d={`M${reached} 10H${width}`} />}
    </svg>
  )
}
