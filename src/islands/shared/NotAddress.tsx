import * as searchWords from '#words/search.ts'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { whatIsWrong } from '../../domain/search/refusal.ts'
import { paths } from '../../routes.ts'
import { looksFriendly } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { Missing } from '../../ui/base/Missing.tsx'
import { Filled } from '../../ui/parts/Filled.tsx'

type Props = {
  /** end of the path, where an address is expected */
  text: string
  /** heading of the page */
  name: string
  title: string
  /** valid forms of an address, shown if the error is unknown */
  forms: string
}

/** Notice for an invalid address: the text, its error, and a search for it. */
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

/** Form that runs a search on Home. */
const SearchFor = ({ text }: { text: string }) => (
  <form action={paths.home} className="flex gap-2 w-100 max-w-[72vw]">
    <input name="q" className="field" defaultValue={text} aria-label={searchWords.search} spellCheck={false} />
    <button type="submit" className="button shrink-0">
      <Icon name="search" />
      {searchWords.search}
    </button>
  </form>
)
