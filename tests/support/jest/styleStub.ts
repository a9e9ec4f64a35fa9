/** Stands in for style sheets and pictures, which jsdom does not read. */
export default {};
