/** What a reviewer’s certificate prints, and nothing besides: no manuscript, and no day that could lead to one. */
export interface PrintedReviews {
  readonly publisher: string;
  readonly reviewer: string;
  readonly year: number;
  readonly journals: readonly { readonly title: string; readonly reviews: number }[];
}
