/** First word of a comment on a line. */
const OPENING = /^\s*(?:\{?\/\*\*?|\/\/|\*)\s+(\w+)/
/** Relative pronouns and question words, which no comment may begin with. */
const PRONOUNS = /^(?:What|Whose|Whether|How|Where|That|When|Who|Which|Why)$/
/** Prefixes of limits that must be `MAX_` or `MIN_`. */
const LIMIT = /\b(?:const|let) (?:MOST|LONGEST|LARGEST|DEEPEST|FEWEST|SHORTEST|HIGHEST|LOWEST)(?:_\w+)?\b/
/** A comment that documents a limit, and a constant whose name does not say that it is one. */
const LIMIT_COMMENT = /^(?:\/\*\*?|\/\/)[\s*]*(?:Maximum|Minimum)\b/
const OTHER_CONSTANT = /^\s*(?:export )?const \[?((?!MAX_|MIN_)[A-Z][A-Z\d_]+)\b.*=/
const MAX_MARKDOWN_LINE = 120
/** Phrases with a better technical term, in comments, test titles and Markdown. */
const PHRASE =
  /\b(?:at a press|anew|(?:the )?first sight|stands? in(?! for)|nobody|of (?:its|their|his|her) own|(?<!there )(?:is|are) none)\b/i
const PROSE = /^\s*(?:\{?\/\*|\/\/|\*)|\/\*\* |\s\/\/ |\b(?:test|it)(?:\.\w+)?\(/
/** Times of a query, which belong to its store; tests of queries may have their own. */
const TIMES = /\b(?:freshFor|refetch): (?:\d|SECOND|MINUTE|HOUR|DAY)/
const HAS_TIMES = /^(?:src\/stores|tests\/unit\/lib)\//
/** Times of a value saved beside its query. */
const SAVED_FOR = /\bcache\.write\(.*\b\d+ \* (?:SECOND|MINUTE|HOUR|DAY)\b/

/** A component whose script is loaded later, and what keeps the screen if that fails. */
const LAZY = /\blazy(?:<[^>]*>)?\((?:async )?\(\) => (?:\(await )?import\(.*/g
const BOUNDARY = /<LazyBoundary\b/

export type StyleFault = { line: number; fault: string }

/** Style faults of a file, by line from 1. Markdown: width of prose. Code: comments, names of limits, copied times, lazy parts. */
export function styleFaults(path: string, text: string): StyleFault[] {
  const lines = text.split('\n')
  const faults = path.endsWith('.md')
    ? wideLines(lines)
    : [
        ...lines.flatMap((text, at) => [...codeFaults(path, text, at), ...limitFaults(lines, at)]),
        ...lazyFaults(path, text),
      ]
  return [...faults, ...lines.flatMap((text, at) => phraseFaults(path, text, at))]
}

/** A lazy component without a boundary unmounts its island if its script fails to load. */
function lazyFaults(path: string, text: string): StyleFault[] {
  if (!path.startsWith('src/') || BOUNDARY.test(text)) return []
  return [...text.matchAll(LAZY)]
    .filter(([part]) => !part.includes('.catch('))
    .map(({ index }) => ({
      line: text.slice(0, index).split('\n').length,
      fault: 'a lazy component needs a LazyBoundary or a catch',
    }))
}

function codeFaults(path: string, text: string, at: number): StyleFault[] {
  const line = at + 1
  const first = OPENING.exec(text)?.[1] ?? ''
  const limit = LIMIT.exec(text)?.[0]
  const isCopy = (TIMES.test(text) && !HAS_TIMES.test(path)) || (SAVED_FOR.test(text) && path !== 'src/lib/query.ts')
  return [
    ...(PRONOUNS.test(first) ? [{ line, fault: `a comment begins with a noun or a verb, not with “${first}”` }] : []),
    ...(limit ? [{ line, fault: `“${limit}”: limits are called MAX_ or MIN_` }] : []),
    ...(isCopy ? [{ line, fault: 'a copy of an expiry or an interval: import that of its store' }] : []),
  ]
}

/** A constant in capitals whose comment begins with “Maximum” or “Minimum” has that prefix. */
function limitFaults(lines: readonly string[], at: number): StyleFault[] {
  const name = OTHER_CONSTANT.exec(lines[at] ?? '')?.[1]
  const isLimit = name && LIMIT_COMMENT.test(commentAbove(lines, at))
  return isLimit ? [{ line: at + 1, fault: `“${name}”: limits are called MAX_ or MIN_` }] : []
}

/** The comment directly above a line; empty without one. */
function commentAbove(lines: readonly string[], at: number): string {
  let first = at - 1
  if (/\*\/\s*$/.test(lines[first] ?? '')) while (first > 0 && !lines[first]?.includes('/*')) first--
  return lines.slice(Math.max(first, 0), at).join(' ').trim()
}

function phraseFaults(path: string, text: string, at: number): StyleFault[] {
  const phrase = path.endsWith('.md') || PROSE.test(text) ? PHRASE.exec(text)?.[0] : undefined
  return phrase
    ? [
        {
          line: at + 1,
          fault: `“${phrase}”: on click, again, the fold, is in, no one of a named kind, own or separate, is not`,
        },
      ]
    : []
}

/** Checks prose only: tables, code and link lines cannot be wrapped. */
function wideLines(lines: readonly string[]): StyleFault[] {
  let isCode = false
  return lines.flatMap((text, at) => {
    if (/^\s*```/.test(text)) isCode = !isCode
    const isFixed = isCode || /^\s*(?:\||\[[^\]]+\]:|!\[)/.test(text)
    return isFixed || text.length <= MAX_MARKDOWN_LINE
      ? []
      : [{ line: at + 1, fault: `${text.length} characters: a line of prose has at most ${MAX_MARKDOWN_LINE}` }]
  })
}

/** Files of one folder whose names differ only in case or hyphens. */
export function twinNames(paths: readonly string[]): string[] {
  const first = new Map<string, string>()
  return paths.flatMap(path => {
    const plain = path
      .toLowerCase()
      .replaceAll('-', '')
      .replace(/\.tsx?$/, '')
    const other = first.get(plain)
    first.set(plain, path)
    return other ? [`${path}: ${other} has the same name`] : []
  })
}
