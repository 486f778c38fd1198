import * as searchWords from '#words/search.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { whatIsWrong } from '../../domain/search/refusal.ts'
import { paths } from '../../routes.ts'
import { looksFriendly } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { Missing } from '../../ui/base/Missing.tsx'
import { Filled } from '../../ui/parts/Filled.tsx'

type Props = {
  /** the end of the path, where an address is expected */
  text: string
  /** the page's heading */
  name: string
  title: string
  /** what addresses look like, where the text does not tell what is wrong with it */
  forms: string
}

/** A text that is no address: the text itself, what is wrong with it, and the search with it filled in. */
export function NotAddress({ text, name, title, forms }: Props) {
  const typed = cleanText(text, MAX_NAME_LENGTH)
  const why = looksFriendly(text) && text.length === 48 ? searchWords.checksum : whatIsWrong(text) || forms
  return (
    <Missing name={name} title={title} action={typed && <SearchFor text={cleanText(text)} />}>
      {typed && (
        <span className="block mb-1 text-text">
          <Filled text={searchWords.noAddress} slots={{ text: <bdi>{typed}</bdi> }} />
        </span>
      )}
      {why}
    </Missing>
  )
}

/** Opens Home with the query, which runs there. */
const SearchFor = ({ text }: { text: string }) => (
  <form action={paths.home} className="flex gap-2 w-100 max-w-[72vw]">
    <input name="q" className="field" defaultValue={text} aria-label={searchWords.search} spellCheck={false} />
    <button type="submit" className="button shrink-0">
      <Icon name="search" />
      {searchWords.search}
    </button>
  </form>
)
