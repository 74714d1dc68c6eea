const width = 600

/** A wave behind, a straight line ahead. @param done from 0 to 1 */
export function ProgressWave({ done }: { done: number }) {
  const reached = Math.round((width * done) / 2) * 2
  const swing = (x: number) => Math.round((10 - 8 * Math.sin((x / 12) * Math.PI)) * 10) / 10
  const behind = Array.from({ length: reached / 2 + 1 }, (_, index) => `${index * 2} ${swing(index * 2)}`).join('L')
  return (
    <svg className="scr__line" viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" aria-hidden="true">
      {reached > 0 && <path className="wave" d={`M${behind}`} />}
      {reached < width && <path className="wave scr__ahead" d={`M${reached} 10H${width}`} />}
    </svg>
  )
}
