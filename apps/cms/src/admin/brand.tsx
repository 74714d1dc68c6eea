/** The name of the site in place of Payload's sign. */
export const Logo = () => (
  <svg width="180" height="64" viewBox="0 0 180 64" role="img" aria-label="Есту">
    <text x="0" y="40" fontFamily="Golos Text, Arial, sans-serif" fontSize="40" fontWeight="600" fill="currentColor">
      Есту
    </text>
    <path d="M0 56h60c6 0 6-6 10-6s4 10 8 10 4-8 8-8 4 4 10 4h84" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)

/** The line of sound alone, for small places. */
export const Icon = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" role="img" aria-label="Есту">
    <path d="M1 12h5c2 0 2-7 4-7s2 14 4 14 2-7 4-7h5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)
