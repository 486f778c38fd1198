/** Texts for a number, by the category that CLDR's plural rules give it; `other` is for every category without a text. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Returns a function that chooses among texts by the plural rules of a language (BCP 47). Words of which a page uses only texts are left out,
 * as the bundler knows that this call does nothing else.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pluralsOf(language: string): (count: number, forms: Forms) => string {
  // Lazy: the first object of Intl takes a phone up to 60 ms.
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language)
    return forms[rules.select(count)] ?? forms.other
  }
}
