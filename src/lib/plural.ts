/** Texts by category of CLDR's plural rules; `other` for categories without a text. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Creates a function that chooses a text by the plural rules of a language (BCP 47). Marked as free of side effects, so that unused words
 * are removed from bundles.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pluralsOf(language: string): (count: number, forms: Forms) => string {
  // Lazy: the first Intl object takes a phone up to 60 ms.
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language)
    return forms[rules.select(count)] ?? forms.other
  }
}
