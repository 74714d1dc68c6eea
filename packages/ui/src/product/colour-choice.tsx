type Colour = { key: string; name: string; hex: string }

/** The colours of a product as radios of the form around them; the chosen one's name stands in words. */
export function ColourChoice({ colours, legend }: { colours: Colour[]; legend: string }) {
  if (colours.length === 0) return null
  return (
    <fieldset className="colours">
      <legend>
        <span className="muted">{legend}:</span>{' '}
        <span className="by-colour">
          {colours.map(({ key, name }) => (
            <b key={key} className="in-colour strong">
              {name}
            </b>
          ))}
        </span>
      </legend>
      <div className="swatches">
        {colours.map(({ key, name, hex }, index) => (
          <label key={key} title={name}>
            <input type="radio" name="colour" value={key} aria-label={name} defaultChecked={index === 0} />
            <i style={{ background: hex }} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
