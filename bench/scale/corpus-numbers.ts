/**
 * What 241 real articles of three journals are like (PLOS ONE, ZooKeys, Journal of Open Source Education): the least, each tenth
 * and the most. Counted once; this is all that the bench takes from them.
 */
export const corpusNumbers = {
  titleWords: [1, 9, 10, 11, 13, 15, 17, 18, 19, 22, 38],
  abstractWords: [23, 49, 67, 80, 100, 127, 152, 173, 196, 240, 423],
  sentenceWords: [1, 1, 5, 8, 12, 15, 19, 22, 27, 34, 60],
  bodyWords: [82, 1169, 1890, 2278, 2822, 3434, 4107, 5508, 6509, 9869, 31_161],
  authors: [1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 20],
  keywords: [0, 0, 4, 5, 5, 5, 6, 7, 7, 9, 18],
  references: [0, 6, 9, 12, 15, 20, 26, 32, 42, 64, 259],
  referenceCharacters: [7, 110, 132, 152, 171, 192, 217, 245, 278, 327, 2878],
  /** Of all words of titles and abstracts, how many are the most frequent one, the second, the fifth and so on. */
  wordShares: [
    [1, 0.0588],
    [2, 0.0464],
    [5, 0.0191],
    [10, 0.0122],
    [20, 0.0044],
    [50, 0.0016],
    [100, 0.000_79],
    [200, 0.000_48],
    [500, 0.000_25],
    [1000, 0.000_14],
    [2000, 0.000_08],
    [5000, 0.000_03],
    // Further than a small corpus can be counted: as Zipf has it.
    [200_000, 0.000_000_75],
  ],
} as const;
