/** The first stop of the keyboard: past the menus to the page's own words. */
export const SkipLink = ({ label }: { label: string }) => (
  <a className="skip" href="#main">
    {label}
  </a>
)
