import { Icon } from '../components/icon.tsx'

export type AccessibilityWords = {
  title: string
  close: string
  size: string
  colours: string
  light: string
  dark: string
  contrast: string
  spacing: string
  usual: string
  wide: string
  images: string
  motion: string
  note: string
}

type Choice = { value: string; label: string; fontSize?: number }

/**
 * The reader's own settings. Plain radios and checkboxes named `a11y-…`: the page's first script applies what was
 * stored before anything is painted and listens to changes.
 */
export function AccessibilityPanel({ words }: { words: AccessibilityWords }) {
  return (
    <div id="a11y" popover="auto" className="pop-a11y" role="dialog" aria-label={words.title}>
      <div className="dialog__head">
        <p className="pop-a11y__title">{words.title}</p>
        <button
          type="button"
          className="iconbtn"
          popoverTarget="a11y"
          popoverTargetAction="hide"
          aria-label={words.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <Choices
        name="size"
        legend={words.size}
        choices={[
          { value: '', label: 'А', fontSize: 18 },
          { value: 'a1', label: 'А+', fontSize: 22 },
          { value: 'a2', label: 'А++', fontSize: 27 },
        ]}
      />
      <Choices
        name="theme"
        legend={words.colours}
        choices={[
          { value: 'light', label: words.light },
          { value: 'dark', label: words.dark },
          { value: 'contrast', label: words.contrast },
        ]}
      />
      <Choices
        name="space"
        legend={words.spacing}
        choices={[
          { value: '', label: words.usual },
          { value: 'wide', label: words.wide },
        ]}
      />
      <Toggle name="images" label={words.images} />
      <Toggle name="motion" label={words.motion} />
      <p className="hint">{words.note}</p>
    </div>
  )
}

function Choices({ name, legend, choices }: { name: string; legend: string; choices: Choice[] }) {
  return (
    <fieldset className="field">
      <legend className="legend">{legend}</legend>
      <div className="seg">
        {choices.map(({ value, label, fontSize }) => (
          <label key={value} className="small" style={fontSize ? { fontSize } : undefined}>
            <input type="radio" name={`a11y-${name}`} value={value} defaultChecked={value === choices[0]?.value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Toggle({ name, label }: { name: string; label: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={`a11y-${name}`} defaultChecked />
      <span>{label}</span>
    </label>
  )
}
