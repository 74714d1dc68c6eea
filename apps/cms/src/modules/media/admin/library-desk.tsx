import { LibraryFilters } from './library-filters.tsx'
import { TagSelection } from './tag-selection.tsx'

/** Above the list of pictures: what still needs work, and one tag for several at once. */
export function LibraryDesk() {
  return (
    <div className="estu-library">
      <LibraryFilters />
      <TagSelection />
    </div>
  )
}
